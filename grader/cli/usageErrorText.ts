import type { CommanderError } from 'commander';
import { didYouMean } from './didYouMean.ts';

/** An error that the parser of command lines (commander) reports, in the words of our other messages. */
export function usageErrorText({ message }: CommanderError): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (.*)\)$/s, (_, hint: string) => `; did you mean ${hint}`);
  const invalid = /^option '(?:-\w, )?(--[\w-]+)[^']*' argument '(.*)' is invalid\. (.*?)\.?$/s.exec(text);
  if (invalid !== null) {
    const [, flag, found = '', why = ''] = invalid;
    const choices = why.startsWith(CHOICES) ? why.slice(CHOICES.length).split(', ') : [];
    return (
      `${flag}: found ${JSON.stringify(found)}; expected ` +
      (choices.length > 0 ? choices.join(', ') : why.replace(/^Expected /, '')) +
      didYouMean(found, choices)
    );
  }
  return text
    .replace(
      /^required option '(.*)' not specified$/s,
      (_, option: string) => `missing required option ${option}`,
    )
    .replace(
      /^option '(--[\w-]+) (.*)' argument missing$/s,
      (_, flag: string, value: string) => `${flag}: found nothing; expected ${value}`,
    );
}

const CHOICES = 'Allowed choices are ';
