import { code, command, json, query } from '@takt/model';

/** A parameter the company has decided on, and who did so. */
export interface ParameterSet {
  readonly name: string;
  readonly value: unknown;
  readonly by: string | null;
  readonly at: string;
}
/** What the company has decided; every other parameter has its shipped value. */
export const parametersSet = query<readonly ParameterSet[]>()(
  'system.parametersSet',
  ['系统参数', 'System parameters'],
  {},
  { needs: 'system.parameter.read' },
);

/** Decides a parameter; with nothing decided the shipped value holds again. */
export const setParameter = command()(
  'system.setParameter',
  ['修改系统参数', 'Set a system parameter'],
  {
    name: code('参数', 'Parameter', { required: true, length: 100 }),
    decided: json<{ readonly value: unknown }>('值', 'Value'),
  },
  // Some open the door a little wider: where people come from, what is asked at sign-in.
  { needs: 'system.parameter.edit', proof: true },
);
