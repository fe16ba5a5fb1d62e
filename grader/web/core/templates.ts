import type Handlebars from 'handlebars';
import type { Assets, Templates } from '../../report/pageTemplates.ts';

/** What the build makes of `templates/`: no page may compile them, as its policy allows no text to be run. */
export interface BuiltTemplates {
  /** Handlebars without its compiler. */
  readonly runtime: Pick<typeof Handlebars, 'create'>;
  readonly pages: Readonly<Record<string, TemplateSpecification>>;
  readonly partials: Readonly<Record<string, TemplateSpecification>>;
  /** By `assetsKey`. */
  readonly assets: Readonly<Record<string, Assets>>;
}

export const assetsKey = (styles: readonly string[], scripts: readonly string[]): string =>
  [styles.join(' '), scripts.join(' ')].join(' | ');

export function builtTemplates({ runtime, pages, partials, assets }: BuiltTemplates): Templates {
  const handlebars = runtime.create();
  const made = (specs: BuiltTemplates['pages'], name: string): ((data: object) => string) => {
    const spec = specs[name];
    if (spec === undefined) throw new Error(`the site was built without the template ${name}`);
    return handlebars.template(spec) as (data: object) => string;
  };
  for (const [name, spec] of Object.entries(partials))
    handlebars.registerPartial(name, handlebars.template(spec));
  return {
    page: (name) => made(pages, name),
    partial: (name) => made(partials, name),
    assets(_first, styles, ...scripts) {
      const found = assets[assetsKey(styles, scripts)];
      if (found === undefined) throw new Error(`the site was built without ${assetsKey(styles, scripts)}`);
      return found;
    },
  };
}
