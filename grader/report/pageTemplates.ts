/** A page's own style and script, with the policy that allows these two and nothing else. */
export interface Assets {
  readonly style: string;
  readonly script: string;
  readonly policy: string;
}

export interface Templates {
  /** Compiles `templates/pages/<name>.hbs`, with every partial at hand. */
  page(name: string): (data: object) => string;
  /** A partial as a template of its own. */
  partial(name: string): (data: object) => string;
  /**
   * The style sheets named, after `first`, and the scripts of these names: of `templates/scripts/`, or of
   * those that are bundled from our own code (`BUNDLED`).
   */
  assets(first: string, styles: readonly string[], ...scripts: readonly string[]): Assets;
}
