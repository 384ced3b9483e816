import { type AnyDocument, fill, isDocument, numberRule, ruleDemand, type Text } from '@takt/model';
import {
  MasterDetail,
  type MasterDetailWords,
  type MasterItem,
  Refusal,
  today,
  useDefinitions,
  useDone,
  useSay,
  useWhyNot,
} from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex, InputNumber, Select, Spin } from 'antd';
import { useMemo, useState } from 'react';
import { CodingRule, ruleOf } from '../../defs/index.ts';
import { OverrideBar, OWN } from './override-bar.tsx';
import { useOverrideCommands, useOverrides, useWhole } from './overrides.ts';
import { SegmentsTable } from './segments-table.tsx';
import { draftOfOwn, draftOfShipped, type RuleDraft, sentOf, samplesOf, segmentOf, unfinished } from './segments.ts';
import style from './settings.module.css';

const PAGE = '/system/syscode/codingRule';
const WORDS: MasterDetailWords = {
  list: ['单据', 'Documents'],
  search: ['单据名称', 'Name of a document'],
  none: ['没有符合条件的单据', 'No document matches'],
  choose: ['请在左侧选择单据', 'Choose a document on the left'],
};
const SAVED: Text = [
  '「{name}」的编码规则已保存，下一张单据起使用',
  'The rule of “{name}” was saved; the next document follows it',
];
const GIVEN_UP: Text = ['「{name}」已恢复出厂编码规则', '“{name}” is numbered as shipped again'];
const LOSS: Text = [
  '之后的单据按出厂规则编号，已有单据的编号不变。',
  'Documents to come are numbered as shipped; those that exist keep their numbers.',
];
const SAMPLE: Text = ['今天的编码示例', 'Numbers as of today'];
const ADD: Text = ['增加', 'Add'];
const KINDS = ['constant', 'date', 'field', 'sequence'] as const;

/** Today as numbers are dated. */

function useDocuments() {
  const definitions = useDefinitions();
  const kept = useOverrides<CodingRule>(CodingRule);
  const documents = definitions.flatMap(({ label, entities }) =>
    entities.filter(isDocument).map((document) => ({
      document,
      group: label,
      own: kept.data?.find((rule) => rule.document === document.id && rule.active === '1') ?? null,
    })),
  );
  return { documents, error: kept.error, pending: kept.isPending };
}

/** How each kind of document is numbered. */
export function CodingRulePage() {
  const say = useSay();
  const { documents, error, pending } = useDocuments();
  const items = documents.map(
    ({ document, group, own }): MasterItem => ({
      key: document.id,
      name: document.label,
      code: own
        ? say(CodingRule.fields.reset.options.values?.[own.reset] ?? CodingRule.fields.reset.label)
        : (samplesOf(numberRule(document.number), today())[0] ?? ''),
      group,
      tag: own ? OWN : null,
    }),
  );
  return (
    <MasterDetail title={CodingRule.label} words={WORDS} items={items} pending={pending} error={error}>
      {(key, setUnsaved) => {
        const one = documents.find(({ document }) => document.id === key);
        return one && <OneRule document={one.document} own={one.own} setUnsaved={setUnsaved} />;
      }}
    </MasterDetail>
  );
}

interface OneProps {
  readonly document: AnyDocument;
  readonly own: CodingRule | null;
  readonly setUnsaved: (unsaved: boolean) => void;
}
function OneRule({ document, own, setUnsaved }: OneProps) {
  const whole = useWhole<CodingRule>(CodingRule, own);
  if (own && !whole.data) return whole.error ? <Refusal error={whole.error} /> : <Spin />;
  const rule = own ? (whole.data ?? null) : null;
  return <Editor key={rule?.version ?? 0} document={document} own={rule} setUnsaved={setUnsaved} />;
}

/** Saves the rule, or gives it up; either way whoever shows it asks anew. */
function useRuleWork({ document, own }: Pick<OneProps, 'document' | 'own'>, onDone: () => void) {
  const done = useDone();
  const { save, giveUp, changed } = useOverrideCommands(CodingRule);
  const name = document.label;
  const told = (text: Text) => () => {
    done(fill(text, { name }));
    onDone();
  };
  const saving = useMutation({
    mutationFn: (draft: RuleDraft) => {
      const head = own
        ? { id: own.id, version: own.version }
        : { code: document.id, name: name[0], nameEn: name[1], document: document.id };
      return save({ ...head, ...sentOf(draft) });
    },
    onSuccess: told(SAVED),
    onSettled: changed,
  });
  const giving = useMutation({ mutationFn: (kept: CodingRule) => giveUp(kept), onSuccess: told(GIVEN_UP), onSettled: changed });
  return { saving, giving };
}

function Editor({ document, own, setUnsaved }: OneProps) {
  const say = useSay();
  const whyNot = useWhyNot(PAGE, CodingRule.id);
  const [draft, setDraft] = useState<RuleDraft | null>(null);
  const change = (next: RuleDraft | null): void => {
    setDraft(next);
    setUnsaved(next !== null);
  };
  const { saving, giving } = useRuleWork({ document, own }, () => change(null));
  const stored = useMemo(() => (own ? draftOfOwn(own) : draftOfShipped(document.number)), [own, document]);
  const rule = draft ?? stored;
  const { reset, start, segments } = rule;
  const set = (changed: Partial<RuleDraft>): void => change({ reset, start, segments, ...changed });
  const problem = unfinished(segments) ?? ruleDemand(ruleOf(rule));
  const maySave = whyNot(own ? 'edit' : 'create');
  const disabled = maySave !== null;
  const { reset: RESET, start: START } = CodingRule.fields;
  const KIND = CodingRule.details.segments.fields.kind;
  return (
    <OverrideBar
      name={document.label}
      code=""
      own={own !== null}
      unsaved={draft !== null && problem === null}
      busy={saving.isPending || giving.isPending}
      loss={LOSS}
      maySave={maySave}
      mayGiveUp={whyNot('delete')}
      onSave={() => draft && saving.mutate(draft)}
      onGiveUp={() => own && giving.mutate(own)}
    >
      <Refusal error={saving.error ?? giving.error} />
      <div className={style['preview']} aria-live="polite">
        <span>{say(SAMPLE)}</span>
        {problem ? (
          <Alert type="warning" showIcon title={say(problem)} />
        ) : (
          samplesOf(ruleOf(rule), today()).map((number) => (
            <span key={number} className={style['sample']}>
              {number}
            </span>
          ))
        )}
      </div>
      <div className={style['head']}>
        <label htmlFor="coding-reset">
          {say(RESET.label)}
          <Select
            id="coding-reset"
            style={{ width: 148 }}
            value={reset}
            disabled={disabled}
            options={Object.entries(RESET.options.values ?? {}).map(([value, label]) => ({ value, label: say(label) }))}
            onChange={(value) => set({ reset: value })}
          />
        </label>
        <label htmlFor="coding-start">
          {say(START.label)}
          <InputNumber
            id="coding-start"
            min={1}
            max={999_999_999}
            value={start}
            disabled={disabled}
            onChange={(value) => set({ start: value ?? 1 })}
          />
        </label>
      </div>
      <SegmentsTable document={document} segments={segments} disabled={disabled} onChange={(next) => set({ segments: next })} />
      <Flex gap={8} align="center" className={style['add'] ?? ''}>
        {say(ADD)}
        {KINDS.map((kind) => (
          <Button key={kind} size="small" disabled={disabled} onClick={() => set({ segments: [...segments, segmentOf(kind)] })}>
            {say(KIND.options.values?.[kind] ?? KIND.label)}
          </Button>
        ))}
      </Flex>
    </OverrideBar>
  );
}
