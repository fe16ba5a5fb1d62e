import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturesPage, sizeOf, type Look } from '../../picture/standalone.ts';
import type { Io } from '../io.ts';
import { browserFor } from '../pdf/printer.ts';
import { pictureToPng, printToPdf, SandboxedBrowser } from '../pdf/browser.ts';
import { UserError } from '../userError.ts';

/** How many points of an image a pixel of a picture has. */
const SCALE = 2;
/** A window that is lower shows nothing at all; a smaller picture stands in the middle of one. */
const LEAST = 160;

/** Makes PDF and PNG of pictures, by a browser. */
export class Camera {
  readonly #browser: SandboxedBrowser;
  readonly #look: Look;

  constructor(io: Io, look: Look, browser: string | undefined) {
    const path = browserFor(io, browser === undefined ? {} : { browser }, {
      what: 'PNG and PDF need',
      instead: 'draw with --to svg',
    });
    this.#browser = new SandboxedBrowser(path);
    this.#look = look;
  }

  /** All pictures, each on a sheet of its own size. */
  pdf(pictures: readonly string[], title: string): Promise<Buffer> {
    return this.#made(picturesPage(pictures, this.#look, title), 'picture.pdf', (path, given) =>
      printToPdf(path, { ...given, pdf: given.file }),
    );
  }

  png(picture: string, title: string): Promise<Buffer> {
    const { width, height } = sizeOf(picture);
    const size = {
      width: Math.max(LEAST, Math.ceil(width)),
      height: Math.max(LEAST, Math.ceil(height)),
      scale: SCALE,
    };
    return this.#made(picturesPage([picture], this.#look, title), 'picture.png', (path, given) =>
      pictureToPng(path, { ...given, ...size }),
    );
  }

  async #made(
    html: string,
    name: string,
    make: (
      path: string,
      given: { page: string; file: string; profile: string; extra: string[] },
    ) => Promise<boolean>,
  ): Promise<Buffer> {
    const folder = await mkdtemp(join(tmpdir(), 'cutoff-draw-'));
    try {
      const [page, file, profile] = [join(folder, 'page.html'), join(folder, name), join(folder, 'profile')];
      await writeFile(page, html);
      if (await this.#browser.make((path, extra) => make(path, { page, file, profile, extra })))
        return await readFile(file);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    throw new UserError(`the browser ${this.#browser.path} drew nothing; draw with --to svg`);
  }
}
