/** What stands below a command's options in its help, line by line. */
export const helpText = (...lines: readonly string[]): string => ['', ...lines].join('\n');
