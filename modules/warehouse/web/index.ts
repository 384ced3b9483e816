import { editScreen, listScreen, type Slot } from '@takt/web';
import { lazy } from 'react';
import type { Text } from '@takt/model';
import { AllocationRule, BatchRule, Location, PutawayRule, RotationRule } from '../defs/index.ts';

const TRY: Text = ['试一试', 'Try it'];
const trials = () => import('./trial/trials.tsx');

/** What this module adds to generic screens. */
export const slots: readonly Slot[] = [
  listScreen(
    Location,
    lazy(async () => ({ default: (await import('./locations/location-tools.tsx')).LocationTools })),
  ),
  editScreen(PutawayRule, { key: 'try', label: TRY, body: lazy(async () => ({ default: (await trials()).PutawayTrial })) }),
  editScreen(RotationRule, { key: 'try', label: TRY, body: lazy(async () => ({ default: (await trials()).RotationTrial })) }),
  editScreen(AllocationRule, { key: 'try', label: TRY, body: lazy(async () => ({ default: (await trials()).AllocationTrial })) }),
  editScreen(BatchRule, { key: 'try', label: TRY, body: lazy(async () => ({ default: (await trials()).BatchTrial })) }),
];
