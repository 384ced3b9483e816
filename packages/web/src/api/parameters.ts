import type { Parameter } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { ownerQuery } from './calls.ts';
import { decidedBy } from './decided.ts';

export function useParameter<T>(parameter: Parameter<T>): T {
  const { data } = useQuery(ownerQuery);
  return decidedBy(data, parameter);
}
