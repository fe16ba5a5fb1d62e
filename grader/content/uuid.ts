import { host } from '../host/here.ts';

/** Random, but the same each time: version 4 in form, made from what the question is. */
export function uuidOf(text: string): string {
  const hex = host.sha256([text]);
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return [...parts, hex.slice(20, 32)].join('-');
}
