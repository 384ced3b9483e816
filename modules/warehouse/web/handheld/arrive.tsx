import { fill, type Text } from '@takt/model';
import {
  Card,
  Facts,
  Frame,
  go,
  perform,
  Quiet,
  read,
  ScanBox,
  Strip,
  showFeedback,
  useMay,
  useOfflineAnswer,
  usePlace,
  useQuestion,
} from '@takt/handheld';
import { Asn } from '../../defs/inbound/asn.ts';
import { codeIn } from './label.ts';
import type { Arrival } from './arrivals.ts';

const TITLE: Text = ['到货登记', 'Register arrival'];
const SCAN: Text = ['扫描月台', 'Scan the dock'];
const NOTE: Text = ['送货单', 'Delivery note'];
const VENDOR: Text = ['供应商', 'Supplier'];
const PLATE: Text = ['车牌号', 'Plate'];
const UNKNOWN: Text = ['本仓库没有月台 {code}', 'This warehouse has no dock {code}'];
const DONE: Text = ['{number} 已登记到 {dock}', '{number} stands at {dock}'];
const NONE: Text = ['本仓库没有启用的月台', 'This warehouse has no dock in use'];

const NOT_YET: Text = ['车辆尚未登记到货', 'The vehicle has not been registered yet'];

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A vehicle stands at a dock: from here on its goods can be received. */
export function Arrive({ asn }: { readonly asn: Arrival }) {
  const place = usePlace();
  const docks = useOfflineAnswer(`docks ${place.id}`, () =>
    read<readonly Option[]>('/warehouse/ai/queryArray', { _entity: 'warehouse.dock', filter: { warehouse: place.id } }),
  );
  const question = useQuestion();
  const may = useMay('warehouse.asn.arrive');
  const arrive = ({ value, label }: Option): Promise<void> =>
    question.answer(
      (key) => {
        const text = fill(DONE, { number: asn.sourceNo ?? asn.number, dock: label });
        return perform({ doc: Asn, action: 'arrive', row: asn, input: { dock: value }, label: text, key });
      },
      () => go('receive'),
    );
  const scan = (code: string): void => {
    const dock = docks.data?.find(({ label }) => codeIn(label) === code);
    if (dock) void arrive(dock);
    else showFeedback({ text: fill(UNKNOWN, { code }), feeling: 'bad' });
  };
  return (
    <Frame title={TITLE} back={['receive']}>
      {may && <ScanBox label={SCAN} onScan={scan} />}
      <Strip />
      <Facts
        rows={[
          [NOTE, asn.sourceNo ?? asn.number],
          [VENDOR, asn.vendorLabel],
          [PLATE, asn.plate ?? '–'],
        ]}
      />
      {!may && <Quiet text={NOT_YET} />}
      {may && docks.data?.length === 0 && <Quiet text={NONE} />}
      {may && docks.data?.map((dock) => <Card key={dock.value} title={dock.label} posts onPress={() => void arrive(dock)} />)}
    </Frame>
  );
}
