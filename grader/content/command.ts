/** A command written as one text is cut at its spaces. */
export const commandOf = (command: string | readonly string[]): readonly string[] =>
  typeof command === 'string' ? command.trim().split(/\s+/) : command;
