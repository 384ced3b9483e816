import { type AnyDocument, DATE_FORMATS, type Fields, numberFields, sharedWords, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Input, InputNumber, Select } from 'antd';
import { CodingRule } from '../../defs/index.ts';
import { LineTools, swapped } from './line-tools.tsx';
import type { DraftSegment } from './segments.ts';
import style from './settings.module.css';

const { kind: KIND, text: CONSTANT, format: FORMAT, field: FIELD, length: LENGTH } = CodingRule.details.segments.fields;
const NEXT: Text = ['自动递增', 'Counts by itself'];
const NONE: Text = ['单据没有可用的必填字段', 'The document has no required field for it'];

interface TableProps {
  readonly document: AnyDocument;
  readonly segments: readonly DraftSegment[];
  readonly disabled: boolean;
  readonly onChange: (segments: readonly DraftSegment[]) => void;
}

/** What a number is made of, from left to right: here from top to bottom. */
export function SegmentsTable({ document, segments, disabled, onChange }: TableProps) {
  const say = useSay();
  const put = (at: number, change: Partial<DraftSegment>): void =>
    onChange(segments.map((segment, index) => (index === at ? { ...segment, ...change } : segment)));
  return (
    <table className={style['table']}>
      <thead>
        <tr>
          <th className={style['narrow']}>{say(KIND.label)}</th>
          <th>{say(sharedWords.content)}</th>
          <th className={style['narrow']}>{say(LENGTH.label)}</th>
          <th className={style['moves']} aria-hidden />
        </tr>
      </thead>
      <tbody>
        {segments.map((segment, index) => (
          <tr key={segment.key}>
            <td>{say(KIND.options.values?.[segment.kind] ?? KIND.label)}</td>
            <td>
              <Content document={document} segment={segment} disabled={disabled} onChange={(change) => put(index, change)} />
            </td>
            <td>
              {(segment.kind === 'field' || segment.kind === 'sequence') && (
                <InputNumber
                  aria-label={say(LENGTH.label)}
                  min={1}
                  max={segment.kind === 'sequence' ? 9 : 20}
                  value={segment.length}
                  disabled={disabled}
                  onChange={(length) => put(index, { length })}
                />
              )}
            </td>
            <td className={style['moves']}>
              <LineTools
                index={index}
                count={segments.length}
                disabled={disabled}
                onMove={(to) => onChange(swapped(segments, index, to))}
                onRemove={() => onChange(segments.filter((_, at) => at !== index))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ContentProps {
  readonly document: AnyDocument;
  readonly segment: DraftSegment;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<DraftSegment>) => void;
}
function Content({ document, segment, disabled, onChange }: ContentProps) {
  const say = useSay();
  const fields: Fields = document.fields;
  const labelOf = (name: string): string => say(fields[name]?.label ?? [name, name]);
  if (segment.kind === 'sequence') return say(NEXT);
  if (segment.kind === 'constant')
    return (
      <Input
        aria-label={say(CONSTANT.label)}
        maxLength={20}
        value={segment.text ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange({ text: target.value === '' ? null : target.value })}
      />
    );
  const date = segment.kind === 'date';
  return (
    <Select
      aria-label={say(date ? FORMAT.label : FIELD.label)}
      style={{ width: '100%' }}
      value={(date ? segment.format : segment.field) ?? null}
      disabled={disabled}
      options={
        date
          ? DATE_FORMATS.map((value) => ({ value, label: value }))
          : numberFields(document).map((value) => ({ value, label: labelOf(value) }))
      }
      notFoundContent={say(NONE)}
      onChange={(value) => onChange(date ? { format: value } : { field: value })}
    />
  );
}
