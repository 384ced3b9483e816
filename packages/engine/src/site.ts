import { readFileSync } from 'node:fs';

/** The record an operator must show to the public, where the law asks for one. */
interface Filing {
  readonly sponsor: string;
  readonly address: string;
  readonly postcode: string;
  readonly copyright: string;
  readonly records: readonly { readonly text: string; readonly url?: string }[];
}
interface SiteFile {
  readonly configType?: string;
  readonly logoUrl?: string;
  readonly favicon?: string;
  readonly filing?: Filing & { readonly hosts: readonly string[]; readonly except?: readonly string[] };
}
interface SiteAnswer {
  /** `0` for the product's own icon, `1` for the one given here. */
  readonly configType: string;
  readonly logoUrl: string;
  readonly favicon: string;
  readonly filing: Filing | null;
}

/** How the sign-in page looks to the outside, by the host it was asked under. */
export class Site {
  readonly #file: SiteFile;

  constructor(file: SiteFile = {}) {
    this.#file = file;
  }

  static from(env: Readonly<Record<string, string | undefined>>): Site {
    const path = env['TAKT_SITE'];
    return new Site(path ? (JSON.parse(readFileSync(path, 'utf8')) as SiteFile) : {});
  }

  at(host: string): SiteAnswer {
    const { configType = '0', logoUrl = '', favicon = '', filing } = this.#file;
    const name = host.replace(/:\d+$/, '').toLowerCase();
    const within = (family: string): boolean => name === family || name.endsWith(`.${family}`);
    const shown = filing?.hosts.some(within) && !filing.except?.includes(name) ? filing : null;
    return { configType, logoUrl, favicon, filing: shown && publicPart(shown) };
  }
}

const publicPart = ({ sponsor, address, postcode, copyright, records }: Filing): Filing => ({
  sponsor,
  address,
  postcode,
  copyright,
  records,
});
