import { callServer, callWithForm } from '@takt/web';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { generateLocations, locationLabels, planLocations } from '../../defs/places/location-generator.ts';

type Values = Readonly<Record<string, unknown>>;

/** Asked anew with every change that leaves the pattern sound; null waits. */
export const usePlan = (asked: Values | null) =>
  useQuery({
    queryKey: ['locations', 'plan', asked],
    queryFn: asked === null ? skipToken : () => callWithForm(planLocations, asked),
    meta: { quiet: true },
  });

export const useGenerating = () => useMutation({ mutationFn: (asked: Values) => callWithForm(generateLocations, asked) });

export const loadLabels = (ids: readonly string[]) => callServer(locationLabels, { ids });
