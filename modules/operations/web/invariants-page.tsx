import { fill, sharedWords, type Text } from '@takt/model';
import { callKey, Refusal, Sheet, useCall, useCommand, useSay } from '@takt/web';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Table, Tag, Typography } from 'antd';
import { checkInvariants, type InvariantFound, invariantsFound } from '../defs/index.ts';

const WHAT: Text = [
  '每天夜里核对：单据上的数量与库存流水、上下游单据一致。发现不一致时通知管理员；请保留现场并联系支持人员。',
  'Every night it is checked that what documents say is what the ledger and the documents before and after them say. Administrators are told of what does not agree; leave it as it is and ask for support.',
];
const HOLDS: Text = ['{count} 项核对全部一致', 'All {count} checks agree'];
const BREAKS: Text = ['{broken} 项不一致，共 {count} 项', '{broken} of {count} checks do not agree'];
const RULE: Text = ['核对内容', 'What is checked'];
const RESULT: Text = ['结果', 'Result'];
const AGREES: Text = ['一致', 'Agrees'];
const ROWS: Text = ['{n} 行不一致', '{n} rows do not agree'];
const NEVER: Text = ['尚未核对', 'Not checked yet'];
const CHECKED: Text = ['核对时间', 'Checked at'];
const SINCE: Text = ['不一致始于', 'Since'];

/** As support asks for it: every figure of a row, under its own name. */
const figuresOf = (row: InvariantFound['rows'][number]): string =>
  Object.entries(row)
    .filter(([name, value]) => name !== 'tenant_id' && value !== null)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'string' ? value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : String(value)}`,
    )
    .join(' · ');
const shownRows = ({ rows }: InvariantFound) =>
  rows.map((row) => {
    const figures = figuresOf(row);
    return (
      <div key={figures}>
        <Typography.Text code copyable>
          {figures}
        </Typography.Text>
      </div>
    );
  });

/** What must be true of the company's rows, and whether it was when somebody last looked. */
export function InvariantsPage() {
  const say = useSay();
  const client = useQueryClient();
  const state = useCall(invariantsFound, {}, { meta: { quiet: true } });
  const checking = useCommand(checkInvariants, { onSuccess: (now) => client.setQueryData(callKey(invariantsFound, {}), now) });
  const found = state.data ?? [];
  const broken = found.filter((one) => one.broken > 0).length;
  const looked = found.some(({ checkedAt }) => checkedAt !== null);
  return (
    <Sheet title={invariantsFound.label}>
      <Typography.Paragraph>{say(WHAT)}</Typography.Paragraph>
      <Typography.Paragraph strong>
        {looked && say(fill(broken === 0 ? HOLDS : BREAKS, { broken, count: found.length }))}
      </Typography.Paragraph>
      <Typography.Paragraph>
        <Button type="primary" loading={checking.isPending} onClick={() => checking.mutate()}>
          {say(checkInvariants.label)}
        </Button>
      </Typography.Paragraph>
      <Refusal error={checking.error ?? state.error} />
      <Table<InvariantFound>
        size="small"
        rowKey="name"
        pagination={false}
        loading={state.isPending}
        dataSource={found.toSorted((a, b) => b.broken - a.broken)}
        expandable={{
          rowExpandable: ({ rows }) => rows.length > 0,
          expandedRowRender: shownRows,
        }}
        columns={[
          { title: say(RULE), key: 'label', render: (_, { label }) => say(label) },
          {
            title: say(RESULT),
            key: 'broken',
            width: 160,
            render: (_, one) =>
              one.checkedAt === null ? (
                say(NEVER)
              ) : (
                <Tag color={one.broken === 0 ? 'success' : 'error'}>
                  {say(one.broken === 0 ? AGREES : fill(ROWS, { n: one.broken }))}
                </Tag>
              ),
          },
          { title: say(SINCE), key: 'since', width: 180, render: (_, { since }) => since },
          { title: say(CHECKED), key: 'checkedAt', width: 180, render: (_, { checkedAt }) => checkedAt ?? say(sharedWords.none) },
        ]}
      />
    </Sheet>
  );
}
