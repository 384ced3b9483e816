import type { Text } from '@takt/model';
import { type ComponentType, lazy } from 'react';
import { PLACES } from './places.ts';

/** A page of the workspace that is open to everybody who is signed in, in their menu or not. */
export interface OwnPage {
  readonly url: string;
  readonly label: Text;
  readonly page: ComponentType;
  /** It holds secrets or a camera: nothing of it waits behind other pages. */
  readonly noCache?: true;
}

/** One of these, loaded when it is first opened. Its name is the one it has in the list of places, unless it stands in the menu. */
export const ownPage = (url: string, load: () => Promise<ComponentType>, label?: Text): OwnPage => ({
  url,
  label: label ?? PLACES.find(({ route }) => route === url)?.label ?? [url, url],
  page: lazy(async () => ({ default: await load() })),
});
export const unkept = (page: OwnPage): OwnPage => ({ ...page, noCache: true });
