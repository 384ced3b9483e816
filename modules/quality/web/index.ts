import { editScreen, listScreen, type Slot } from '@takt/web';
import { lazy } from 'react';
import { SamplingSchema } from '../defs/index.ts';
import { LOOK_UP } from './sampling/lookup-words.ts';

/** What this module adds to generic screens. */
export const slots: readonly Slot[] = [
  listScreen(
    SamplingSchema,
    lazy(async () => ({ default: (await import('./sampling/lookup-drawer.tsx')).LookupDrawer })),
  ),
  editScreen(SamplingSchema, {
    key: 'lookup',
    label: LOOK_UP,
    body: lazy(async () => ({ default: (await import('./sampling/schema-lookup.tsx')).SchemaLookup })),
  }),
];
