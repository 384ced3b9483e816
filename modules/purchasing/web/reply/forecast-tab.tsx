import { buttonRefusal, guardContext, stateOfCode } from '@takt/model';
import { companyClock, type RecordPart, useBeginner, useWhyNot } from '@takt/web';
import { useMemo } from 'react';
import { PurchaseForecast } from '../../defs/orders/purchase-forecast.ts';
import { answersOf, gridOf } from './forecast-grid.ts';
import { ForecastMatrix } from './forecast-matrix.tsx';
import { ForecastAnswer, type ForecastRow } from './forecast-reply.tsx';

const PAGE = '/les/purchase/forecast';

/** The row of the page as the sheet asks for it. */
function forecastOf(row: RecordPart['row']): ForecastRow {
  const lines: unknown = row['lines'];
  return {
    id: String(row['id']),
    version: typeof row['version'] === 'number' ? row['version'] : 0,
    number: String(row['number']),
    revision: row['revision'],
    lines: Array.isArray(lines) ? lines.filter((line) => typeof line === 'object' && line !== null) : [],
  };
}

/** A forecast by week on its page: whoever is asked answers in it, everybody else reads it. */
export function ForecastTab({ row }: RecordPart) {
  const { isSupplier } = useBeginner();
  const whyNot = useWhyNot(PAGE, PurchaseForecast.id);
  const forecast = useMemo(() => forecastOf(row), [row]);
  const standing = { ...row, status: stateOfCode(PurchaseForecast, String(row['status'])) ?? '' };
  const actor = { userId: '', vendorId: isSupplier ? 'own' : null, can: () => whyNot('feedback') === null };
  const at = guardContext(companyClock(), { actor, entity: PurchaseForecast, row: standing });
  const no = buttonRefusal(PurchaseForecast, 'feedback', standing, at);
  // Another version is another sheet: what was typed was about the one before.
  return no === null ? <ForecastAnswer key={forecast.version} forecast={forecast} /> : <Answers forecast={forecast} />;
}

function Answers({ forecast: { lines, revision } }: { readonly forecast: ForecastRow }) {
  const grid = useMemo(() => gridOf(lines, revision), [lines, revision]);
  return <ForecastMatrix grid={grid} promises={answersOf(grid)} />;
}
