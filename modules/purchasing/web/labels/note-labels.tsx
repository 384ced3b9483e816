import { BarcodeOutlined, InboxOutlined } from '@ant-design/icons';
import { buttonRefusal, type Field, formatDecimal, guardContext, refusal, stateOfCode, type Text } from '@takt/model';
import {
  type ActionButton,
  ActionButtonView,
  companyClock,
  loadButtons,
  loadPage,
  type RecordPart,
  Refusal,
  useSay,
} from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { useState } from 'react';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { LABELS_AT_ONCE, printNoteLabels } from '../../defs/delivery/label-calls.ts';
import { LabelList } from '../../defs/delivery/label-list.ts';
import style from './labels.module.css';
import { PrintDialog } from './print-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';

type Label = { readonly id: string } & Readonly<Record<string, unknown>>;

const PRINT: Text = ['打印标签', 'Print labels'];
const NUMBER: Text = ['标签号', 'Label number'];
const NONE: Text = ['本单没有绑定标签清单中的标签', 'No label of the label list is bound to this note'];
const BIND: Text = [
  '请先分箱，或在标签清单中生成标签并绑定到本单',
  'Split it into boxes, or generate labels in the label list and bind them',
];
const SPLIT: Text = ['分箱', 'Split into boxes'];
const SAVE_FIRST = { text: ['有未保存的修改', 'There are unsaved changes'], unblock: ['请先保存', 'Save first'] } as const;

/** The labels bound to a delivery note, and all of them as one file for the printer. */
export function NoteLabels({ row, changed }: RecordPart) {
  const say = useSay();
  const [printing, setPrinting] = useState(false);
  const [splitting, setSplitting] = useState(false);
  const noteNo = String(row['number']);
  const page = useQuery({
    queryKey: ['noteLabels', noteNo, row['version']],
    queryFn: () => loadPage(LabelList.id, { params: { noteNo }, page: 1, size: LABELS_AT_ONCE }),
  });
  const rights = useQuery({ queryKey: ['noteRights'], queryFn: () => loadButtons('/les/supplier/deliveryNote') });
  const labels: readonly Label[] = (page.data?.list ?? []).filter((label) => label['noteNo'] === noteNo);
  const can = (permission: string): boolean => rights.data?.some((button) => button.permission === permission) ?? false;
  const standing = { ...row, status: stateOfCode(DeliveryNote, String(row['status'])) ?? '' };
  const actor = { userId: '', vendorId: null, can };
  const at = guardContext(companyClock(), { actor, entity: DeliveryNote, row: standing });
  const no = refusal(DeliveryNote, 'print', standing, at);
  const split: ActionButton = {
    name: 'splitIntoBoxes',
    label: SPLIT,
    why: changed ? SAVE_FIRST : buttonRefusal(DeliveryNote, 'bindLabel', standing, at),
    run: () => setSplitting(true),
  };
  const print: ActionButton = {
    name: 'printLabels',
    label: PRINT,
    why: no ?? (labels.length === 0 ? { text: NONE, unblock: BIND } : null),
    run: () => setPrinting(true),
  };
  const shown = (name: 'batch' | 'sscc') => ({ title: say(LabelList.fields[name].label), dataIndex: name });
  const words = (field: Field, value: unknown): string => {
    const found = field.options.values?.[String(value)];
    return found ? say(found) : String(value ?? '');
  };
  return (
    <>
      <div className={style['bar']}>
        <ActionButtonView icon={<InboxOutlined />} button={split} />
        <ActionButtonView icon={<BarcodeOutlined />} button={print} />
      </div>
      <Refusal error={page.error} />
      <Table<Label>
        size="small"
        rowKey="id"
        pagination={false}
        loading={page.isPending}
        aria-label={say(PRINT)}
        locale={{ emptyText: say(NONE) }}
        dataSource={[...labels]}
        columns={[
          { title: say(NUMBER), dataIndex: 'number' },
          { title: say(LabelList.fields.kind.label), render: (_, label) => words(LabelList.fields.kind, label['kind']) },
          { title: say(LabelList.fields.part.label), dataIndex: 'partLabel' },
          shown('batch'),
          {
            title: say(LabelList.fields.qty.label),
            align: 'right',
            render: (_, label) => formatDecimal(String(label['qty'])),
          },
          shown('sscc'),
          { title: say(LabelList.fields.printedCount.label), dataIndex: 'printedCount', align: 'right' },
        ]}
      />
      {splitting && (
        <SplitDialog note={String(row['id'])} onDone={() => void page.refetch()} onClose={() => setSplitting(false)} />
      )}
      {printing && (
        <PrintDialog
          call={printNoteLabels}
          input={{ note: row['id'] }}
          labels={labels}
          onPrinted={() => void page.refetch()}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}
