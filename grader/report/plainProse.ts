/** Markdown for a terminal: emphasis and code marks fall away, words stay. */
export function plainProse(markdown: string): string {
  return markdown.replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1').replace(/`([^`\n]+)`/g, '$1');
}
