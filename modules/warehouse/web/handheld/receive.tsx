import { fill, type Text } from '@takt/model';
import { Card, Frame, go, hush, Quiet, ScanBox, Strip, tell, useKept, usePlace, useSay } from '@takt/web/handheld';
import { type Arrival, arrivals, RECEIVE } from './arrivals.ts';
import { Arrive } from './arrive.tsx';
import { ReceiveLines } from './receive-page.tsx';

const SCAN: Text = ['扫描送货单、ASN 或收货单', 'Scan a delivery note, ASN or receipt'];
const NOTHING: Text = ['没有到货', 'Nothing has arrived'];
const UNKNOWN: Text = ['没有 {code} 的待收货', 'Nothing is to be received for {code}'];
const COMING: Text = ['在途', 'On its way'];
const HERE: Text = ['待收货', 'To receive'];

const goes = ({ number, sourceNo, plate, receipt }: Arrival, code: string): boolean =>
  [number, sourceNo, plate, receipt?.number].includes(code);

/** What has come and what comes; a scan of its paper opens it. */
export function Receive({ id }: { readonly id: string | null }) {
  const place = usePlace();
  const { key, load } = arrivals(place);
  const known = useKept(key, load);
  const chosen = known.data?.find((one) => one.receipt?.id === id || one.id === id);
  if (id !== null && chosen && !chosen.receipt) return <Arrive asn={chosen} />;
  // What was registered a moment ago is opened by its announcement, and has a receipt by now.
  if (id !== null) return <ReceiveLines id={chosen?.receipt?.id ?? id} />;
  const scan = (code: string): void => {
    const found = known.data?.find((one) => goes(one, code));
    if (!found) return tell({ text: fill(UNKNOWN, { code }), feeling: 'bad' });
    hush();
    go('receive', found.receipt?.id ?? found.id);
  };
  return (
    <Frame title={RECEIVE}>
      <ScanBox label={SCAN} onScan={scan} />
      <Strip />
      {known.data?.length === 0 && <Quiet text={NOTHING} />}
      {known.data?.map((one) => (
        <ArrivalCard key={one.id} arrival={one} />
      ))}
    </Frame>
  );
}

function ArrivalCard({ arrival }: { readonly arrival: Arrival }) {
  const say = useSay();
  const { receipt, number, sourceNo, vendorLabel, plate } = arrival;
  return (
    <Card
      title={sourceNo ?? number}
      beside={[vendorLabel, plate].filter(Boolean).join(' · ')}
      figure={say(receipt ? HERE : COMING)}
      unit={receipt?.number ?? number}
      standing={receipt ? 'begun' : 'open'}
      onPress={() => {
        hush();
        go('receive', receipt?.id ?? arrival.id);
      }}
    />
  );
}
