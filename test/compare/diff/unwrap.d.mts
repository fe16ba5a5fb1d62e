export function unwrap(text: string): string;
