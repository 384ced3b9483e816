import { callPath } from '@takt/model';
import { read, write } from '@takt/web';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type GeneratedLocations,
  generateLocations,
  type LocationLabel,
  locationLabels,
  type LocationPlan,
  planLocations,
} from '../../defs/location-generator.ts';

type Values = Readonly<Record<string, unknown>>;

/** Asked anew with every change that leaves the pattern sound; null waits. */
export const usePlan = (asked: Values | null) =>
  useQuery({
    queryKey: ['locations', 'plan', asked],
    queryFn: () => read<LocationPlan>(callPath(planLocations), asked),
    enabled: asked !== null,
    meta: { quiet: true },
  });

export const useGenerating = () =>
  useMutation({ mutationFn: (asked: Values) => write<GeneratedLocations>(callPath(generateLocations), asked) });

export const loadLabels = (ids: readonly string[]): Promise<readonly LocationLabel[]> =>
  read<readonly LocationLabel[]>(callPath(locationLabels), { ids });
