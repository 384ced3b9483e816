import { formatDecimal, type Text } from '@takt/model';
import { type RecordPart, Refusal, today, useCall, useSay } from '@takt/web';
import { Table } from 'antd';
import { type LineDay, lineHours } from '../../defs/calendar/line-hours.ts';

const HEADS = {
  on: ['日期', 'Date'],
  net: ['班次净工时', 'Net hours of shifts'],
  people: ['每班人数', 'Headcount per shift'],
  available: ['可用工时', 'Available hours'],
} as const satisfies Record<string, Text>;
const UNKNOWN: Text = ['未排班次', 'No shifts told'];
const EMPTY: Text = ['没有工作日', 'No days'];

/** What the line can do on each of the next four weeks' days. */
export function LineHoursTab({ row }: RecordPart) {
  const say = useSay();
  const { data, error, isPending } = useCall(lineHours, { balance: String(row['id'] ?? ''), from: today() });
  return (
    <>
      <Refusal error={error} />
      <Table<LineDay>
        size="small"
        pagination={false}
        loading={isPending}
        rowKey="on"
        locale={{ emptyText: isPending ? ' ' : say(EMPTY) }}
        dataSource={[...(data ?? [])]}
        columns={[
          { title: say(HEADS.on), dataIndex: 'on', width: 140 },
          {
            title: say(HEADS.net),
            key: 'net',
            align: 'right',
            render: (_: unknown, { netHours }) => (netHours === null ? say(UNKNOWN) : formatDecimal(netHours)),
          },
          { title: say(HEADS.people), dataIndex: 'headcount', align: 'right' },
          {
            title: say(HEADS.available),
            key: 'available',
            align: 'right',
            render: (_: unknown, { availableHours }) => availableHours !== null && formatDecimal(availableHours),
          },
        ]}
      />
    </>
  );
}
