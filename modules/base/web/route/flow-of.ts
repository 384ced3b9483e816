import { addDecimal, compareDecimal, type Decimal } from '@takt/model';

/** A process of a route, as its page has it. */
export interface Operation {
  readonly id: string;
  readonly seq: number;
  readonly processLabel: string;
  readonly lineLabel: string | null;
  readonly stationLabel: string | null;
  readonly vendorLabel: string | null;
  readonly setupSeconds: Decimal | null;
  readonly runSeconds: Decimal | null;
  readonly crew: number | null;
  readonly countingPoint: string;
  readonly inspectionPoint: string;
  readonly outsourced: string;
}

/** The processes of a route's row, in the order of work. */
export function operationsOf(row: Readonly<Record<string, unknown>>): readonly Operation[] {
  const operations: unknown = row['operations'];
  return Array.isArray(operations) ? inSequence(operations) : [];
}
const inSequence = (operations: readonly Operation[]): readonly Operation[] => operations.toSorted((a, b) => a.seq - b.seq);

/** Where it is done: at a station, else on a line, else at a supplier's. */
export const placeOf = ({ stationLabel, lineLabel, vendorLabel, outsourced }: Operation): string | null =>
  outsourced === '1' ? vendorLabel : (stationLabel ?? lineLabel);

interface RouteFigures {
  readonly run: Decimal;
  readonly setup: Decimal;
  /** The process that takes longest for a piece; null where no time is known. */
  readonly longest: Operation | null;
}
export const figuresOf = (operations: readonly Operation[]): RouteFigures =>
  operations.reduce<RouteFigures>(
    ({ run, setup, longest }, one) => ({
      run: addDecimal(run, one.runSeconds ?? '0'),
      setup: addDecimal(setup, one.setupSeconds ?? '0'),
      longest: compareDecimal(one.runSeconds ?? '0', longest?.runSeconds ?? '0') > 0 ? one : longest,
    }),
    { run: '0', setup: '0', longest: null },
  );
