import { type Fields, sharedWords, valueProblem } from '@takt/model';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { viewOf } from '../fields/index.ts';
import { useSay } from '../kit/say.tsx';

type Values = Readonly<Record<string, unknown>>;

interface BatchInputProps {
  readonly title: string;
  readonly fields: Fields;
  readonly onDone: (input: Values) => void;
  readonly onClose: () => void;
}

/** What an action asks before it runs; one answer counts for all rows. */
export function BatchInput({ title, fields, onDone, onClose }: BatchInputProps) {
  const say = useSay();
  const [values, setValues] = useState<Values>({});
  const [labels, setLabels] = useState<Readonly<Record<string, string | null>>>({});
  const [tried, setTried] = useState(false);
  const problems = Object.entries(fields).map(([name, field]) => [name, valueProblem(field, values[name] ?? null)] as const);
  const finish = (): void => {
    setTried(true);
    if (problems.every(([, problem]) => problem === null)) onDone(values);
  };
  return (
    <Modal
      open
      width={480}
      title={title}
      okText={say(sharedWords.ok)}
      cancelText={say(sharedWords.cancel)}
      onOk={finish}
      onCancel={onClose}
    >
      <Form layout="vertical" onSubmitCapture={finish}>
        {Object.entries(fields).map(([name, field]) => {
          const { Input } = viewOf(field);
          const problem = tried ? problems.find(([at]) => at === name)?.[1] : null;
          return (
            <Form.Item
              key={name}
              label={say(field.label)}
              htmlFor={`batch-${name}`}
              required={field.required}
              {...(problem && { validateStatus: 'error', help: say(problem) })}
            >
              <Input
                field={field}
                id={`batch-${name}`}
                value={values[name] ?? null}
                label={labels[name] ?? null}
                wrong={Boolean(problem)}
                onChange={(value, label) => {
                  setValues((before) => ({ ...before, [name]: value }));
                  setLabels((before) => ({ ...before, [name]: label ?? null }));
                }}
              />
            </Form.Item>
          );
        })}
      </Form>
    </Modal>
  );
}
