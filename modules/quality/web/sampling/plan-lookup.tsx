import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import { InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import { type PlanRequest, aqlName, AQLS, isAql, LEVELS, planFor, SEVERITIES, type Severity } from '../../defs/index.ts';
import { comparedOf, MOVES, severityName, stepsOf } from './lookup-words.ts';
import { PathTable } from './path-table.tsx';
import style from './sampling.module.css';

const LOT: Text = ['批量', 'Lot size'];
const LEVEL: Text = ['检验水平', 'Level'];
const AQL: Text = ['AQL', 'AQL'];
const SEVERITY: Text = ['严格度', 'Severity'];
const STEPS: Text = ['查表过程', 'How it is found'];
const SWITCH: Text = ['转移规则', 'Switching'];
const SAMPLE: Text = ['样本量 n', 'Sample size n'];
const ACCEPT: Text = ['接收数 Ac', 'Ac'];
const REFUSE: Text = ['拒收数 Re', 'Re'];
const FULL: Text = ['全检', 'All pieces'];
const ENTER: Text = ['请输入 1 以上的批量', 'Enter a lot size of 1 or more'];
const MOST = 10_000_000;
const SEVERITY_NAMES: readonly Severity[] = ['normal', 'tightened', 'reduced'];

/** Lot size, level, AQL and severity; the plan they lead to, the way there on the table, and what switching would change. */
export function PlanLookup({ start }: { readonly start: PlanRequest }) {
  const say = useSay();
  const [lot, setLot] = useState<number | null>(start.lot);
  const [rest, setRest] = useState<Omit<PlanRequest, 'lot'>>(start);
  const request: PlanRequest | null = lot === null ? null : { ...rest, lot };
  return (
    <div className={style['lookup']}>
      <div className={style['asked']}>
        <label className={style['field']}>
          {say(LOT)}
          <InputNumber min={1} max={MOST} precision={0} value={lot} onChange={setLot} />
        </label>
        <label className={style['field']}>
          {say(LEVEL)}
          <Select
            className={style['select'] ?? ''}
            value={rest.level}
            options={LEVELS.map((level) => ({ value: level, label: level }))}
            onChange={(level) => setRest({ ...rest, level })}
          />
        </label>
        <label className={style['field']}>
          {say(AQL)}
          <Select
            className={style['select'] ?? ''}
            value={rest.aql}
            options={AQLS.map((aql) => ({ value: aql, label: aqlName(aql) }))}
            onChange={(aql) => isAql(aql) && setRest({ ...rest, aql })}
          />
        </label>
        <Segmented<Severity>
          aria-label={say(SEVERITY)}
          value={rest.severity}
          options={SEVERITY_NAMES.map((severity) => ({ value: severity, label: say(SEVERITIES[severity]) }))}
          onChange={(severity) => setRest({ ...rest, severity })}
        />
      </div>
      {request ? <Found request={request} /> : <p className={style['hint']}>{say(ENTER)}</p>}
    </div>
  );
}

function Figure({ label, figure }: { readonly label: Text; readonly figure: number }) {
  const say = useSay();
  return (
    <div>
      <dt>{say(label)}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

function Found({ request }: { readonly request: PlanRequest }) {
  const say = useSay();
  const plan = planFor(request);
  return (
    <>
      <div className={style['found']} aria-live="polite">
        {plan && (
          <dl className={style['figures']}>
            <Figure label={SAMPLE} figure={plan.n} />
            <Figure label={ACCEPT} figure={plan.ac} />
            <Figure label={REFUSE} figure={plan.re} />
            {plan.full && <span className={style['full']}>{say(FULL)}</span>}
          </dl>
        )}
        <section>
          <h3 className={style['heading']}>{say(STEPS)}</h3>
          <ol className={style['steps']}>
            {stepsOf(request).map((step) => (
              <li key={step[1]}>{say(step)}</li>
            ))}
          </ol>
        </section>
      </div>
      <PathTable request={request} path={plan?.path ?? []} />
      <section>
        <h3 className={style['heading']}>{say(SWITCH)}</h3>
        <table className={style['compared']}>
          <tbody>
            {comparedOf(request).map(({ severity, plan: other }) => (
              <tr key={severity} aria-current={severity === request.severity}>
                <th scope="row">{say(severityName(severity))}</th>
                <td>{other ? `n ${other.n} · Ac ${other.ac} · Re ${other.re}` : '—'}</td>
                <td>
                  {MOVES[severity].map((move) => (
                    <div key={move[1]}>{say(move)}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
