import { fill, sharedWords, type TableState, type Text } from '@takt/model';
import { Refusal, Sheet, sizeWords, useCall, useSay } from '@takt/web';
import { Table, Typography } from 'antd';
import { retentionState } from '../defs/index.ts';

const WHAT: Text = [
  '每天夜里自动删除超过保留期限的数据。单据、库存流水和数据变更审计永久保留；操作日志与登录日志按月保留，期限在系统参数中设置。',
  'Every night what has been kept long enough is removed. Documents, stock movements and the data change audit are kept for ever; the operation and login logs by months, as the parameters say.',
];
const FILES: Text = ['文件 {count} 个，共 {bytes}', 'Files: {count} · {bytes}'];
const NAME: Text = ['数据', 'Data'];
const DAYS: Text = ['保留天数', 'Days kept'];
const DECIDED: Text = ['由谁决定', 'Decided by'];
const BY_PARAMETER: Text = ['系统参数', 'System parameter'];
const FIXED: Text = ['产品固定', 'Fixed by the product'];
const ROWS: Text = ['现有行数', 'Rows now'];
const OLDEST: Text = ['最早的一行', 'Oldest row'];

/** What the company keeps, for how long, and how much of it there is. */
export function RetentionPage() {
  const say = useSay();
  const state = useCall(retentionState, {}, { meta: { quiet: true } });
  const { tables = [], files } = state.data ?? {};
  return (
    <Sheet title={retentionState.label}>
      <Typography.Paragraph>{say(WHAT)}</Typography.Paragraph>
      {files && (
        <Typography.Paragraph type="secondary">
          {say(fill(FILES, { count: files.count.toLocaleString('en'), bytes: sizeWords(files.bytes) }))}
        </Typography.Paragraph>
      )}
      <Refusal error={state.error} />
      <Table<TableState>
        size="small"
        rowKey="name"
        pagination={false}
        loading={state.isPending}
        dataSource={[...tables]}
        columns={[
          { title: say(NAME), key: 'name', render: (_, { label }) => say(label) },
          { title: say(DAYS), dataIndex: 'days', align: 'right', width: 120 },
          {
            title: say(DECIDED),
            key: 'parameter',
            width: 180,
            render: (_, { parameter }) => say(parameter === null ? FIXED : BY_PARAMETER),
          },
          { title: say(ROWS), key: 'rows', align: 'right', width: 140, render: (_, { rows }) => rows.toLocaleString('en') },
          { title: say(OLDEST), key: 'oldest', width: 200, render: (_, { oldest }) => oldest ?? say(sharedWords.none) },
        ]}
      />
    </Sheet>
  );
}
