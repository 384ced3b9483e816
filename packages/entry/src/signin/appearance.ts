import { useEffect, useState } from 'react';

export interface Filing {
  readonly sponsor?: string;
  readonly address?: string;
  readonly postcode?: string;
  readonly copyright?: string;
  readonly records?: readonly { readonly text: string; readonly url?: string }[];
}
/** How this host wants the sign-in page to look. */
interface Appearance {
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly filing: Filing | null;
}
interface WireAppearance {
  readonly configType?: string;
  readonly logoUrl?: string | null;
  readonly favicon?: string | null;
  readonly filing?: Filing | null;
}

/** Pictures come from this host or from the answer itself; a foreign address would tell others who signs in here. */
const ours = (address: string | null | undefined): string | null =>
  address && (/^\/(?!\/)/.test(address) || address.startsWith('data:image/')) ? address : null;

/** Reads the answer; kind 0 means the product's own icon. */
export const appearanceOf = ({ configType, logoUrl, favicon, filing }: WireAppearance): Appearance => {
  const own = configType === '0' || configType === undefined;
  return { logo: own ? null : ours(logoUrl), favicon: own ? null : ours(favicon), filing: filing ?? null };
};

const PLAIN: Appearance = { logo: null, favicon: null, filing: null };
let pending: Promise<Appearance> | null = null;

const load = async (): Promise<Appearance> => {
  try {
    const response = await fetch('/static/logo.json', { headers: { 'x-requested-with': 'takt' } });
    return response.ok ? appearanceOf((await response.json()) as WireAppearance) : PLAIN;
  } catch {
    return PLAIN;
  }
};

/** Asked once per visit; without an answer the page looks as the product brings it. */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(PLAIN);
  useEffect(() => {
    pending ??= load();
    void pending.then((found) => {
      setAppearance(found);
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon && found.favicon !== null) {
        icon.removeAttribute('type');
        icon.href = found.favicon;
      }
    });
  }, []);
  return appearance;
}
