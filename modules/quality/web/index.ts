import { editScreen, listScreen, type Slot } from '@takt/web';
import { lazy } from 'react';
import { LOOK_UP } from './sampling/lookup-title.ts';

/** What this module adds to generic screens. */
export const slots: readonly Slot[] = [
  listScreen(
    'quality.samplingSchema',
    lazy(async () => ({ default: (await import('./sampling/lookup-drawer.tsx')).LookupDrawer })),
  ),
  editScreen('quality.samplingSchema', {
    key: 'lookup',
    label: LOOK_UP,
    body: lazy(async () => ({ default: (await import('./sampling/schema-lookup.tsx')).SchemaLookup })),
  }),
];
