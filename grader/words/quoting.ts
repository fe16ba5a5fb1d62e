/** Of a name or a key in a file; more of it helps nobody. */
const LONGEST_NAME = 40;
/** Of what a student's program gave. */
const LONGEST_ANSWER = 60;

/** Text in double quotes, cut when long, with nothing in it that could disturb a terminal or a page. */
export const quote = (text: string): string => quoted(text, LONGEST_NAME);

/** The same for text that a student's program gave: an action, a key, a name that it exports. */
export const quoteAnswer = (text: string): string => quoted(text, LONGEST_ANSWER);

function quoted(text: string, longest: number): string {
  const characters = [...text];
  const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
  // JSON leaves some control and direction characters, and lone surrogates, as they are.
  return JSON.stringify(cut).replace(
    /\p{C}/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
