import { ApiError, callServer, useOfflineAnswer, usePlace, useSay } from '@takt/handheld';
import { deviceMasters } from '../../defs/stock/device-masters.ts';
import { codeIn, nameIn } from './label.ts';
import { locationByCode } from './open-rows.ts';

/** Places are built and units defined far less often than goods move. */
const KEEP_MS = 3_600_000;

interface Masters {
  /** The id of a place; null where the warehouse has none of that code. */
  readonly findPlace: (code: string) => Promise<string | null>;
  /** Decimals of a unit by its code or name. */
  readonly decimalsOf: (unit: string) => number;
  /** What a unit is called in the reader's language. */
  readonly unitName: (unit: string) => string;
}

/** What the device knows of places and units, with and without a network. */
export function useMasters(): Masters {
  const say = useSay();
  const place = usePlace();
  const { data } = useOfflineAnswer(`masters ${place.id}`, () => callServer(deviceMasters, { warehouse: place.id }), KEEP_MS);
  const unitOf = (unit: string) =>
    data?.units.find(({ code, name, nameEn }) => [code, name, nameEn].includes(unit) || code === codeIn(unit));
  return {
    unitName: (unit) => {
      const found = unitOf(unit);
      return found ? say([found.name, found.nameEn ?? found.name]) : nameIn(unit);
    },
    async findPlace(code) {
      const known = data?.places.find((one) => one.code === code);
      if (known) return known.id;
      try {
        // It may have been built since.
        return (await locationByCode(code, place))?.id ?? null;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
    decimalsOf: (unit) => unitOf(unit)?.decimals ?? 3,
  };
}
