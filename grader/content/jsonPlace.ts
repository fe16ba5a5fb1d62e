import { quote } from '../words/quoting.ts';

/** `/checks/0/cases/1` below `base`, as `base.checks[0].cases[1]`. */
export function join(base: string, pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce(
    (place, step) => (/^[0-9]+$/.test(step) ? `${place}[${step}]` : below(place, step)),
    base,
  );
}

/** The place of a key in the object at `place`. */
export function below(place: string, key: string): string {
  if (!/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(key)) return `${place}[${quote(key)}]`;
  return place === '' ? key : `${place}.${key}`;
}
