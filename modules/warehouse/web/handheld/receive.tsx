import type { Text } from '@takt/model';
import { stay, TaskList, useDue, useSay } from '@takt/handheld';
import { useEffect } from 'react';
import { type Arrival, loadArrivals } from './arrivals.ts';
import { Arrive } from './arrive.tsx';
import { ReceiveLines } from './receive-page.tsx';
import { RECEIVE } from './titles.ts';

const WORDS = {
  title: RECEIVE,
  scan: ['扫描送货单、ASN 或收货单', 'Scan a delivery note, ASN or receipt'],
  nothing: ['没有到货', 'Nothing has arrived'],
  unknown: ['没有 {code} 的待收货', 'Nothing is to be received for {code}'],
} as const;
const COMING: Text = ['在途', 'On its way'];
const HERE: Text = ['待收货', 'To receive'];

const goes = ({ number, sourceNo, plate, receipt }: Arrival, code: string): boolean =>
  [number, sourceNo, plate, receipt?.number].includes(code);

/** What has come and what comes; a scan of its paper opens it. */
export function Receive({ id }: { readonly id: string | null }) {
  const say = useSay();
  const known = useDue('receive', loadArrivals);
  const chosen = known.data?.find((one) => one.receipt?.id === id || one.id === id);
  // What was registered a moment ago is opened by its announcement. That leaves the list with the last box; its receipt stays.
  const opened = chosen?.receipt?.id ?? id ?? '';
  useEffect(() => {
    if (id !== null && opened !== id) stay('receive', opened);
  }, [id, opened]);
  if (id !== null && chosen && !chosen.receipt) return <Arrive asn={chosen} />;
  if (id !== null) return <ReceiveLines id={opened} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      find={(open, code) => open.find((one) => goes(one, code))}
      way={(one) => ['receive', one.receipt?.id ?? one.id]}
      card={({ receipt, number, sourceNo, vendorLabel, plate }) => ({
        title: sourceNo ?? number,
        beside: [vendorLabel, plate].filter(Boolean).join(' · '),
        figure: say(receipt ? HERE : COMING),
        unit: receipt?.number ?? number,
        progress: receipt ? 'begun' : 'open',
      })}
    />
  );
}
