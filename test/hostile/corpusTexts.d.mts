export type HostileLanguage = 'javascript' | 'typescript' | 'python';
export function textIn(language: HostileLanguage, file: string): string;
export function filesIn(language: HostileLanguage): string[];
export function outcomesIn(language: HostileLanguage): Readonly<Record<string, string | readonly string[]>>;
