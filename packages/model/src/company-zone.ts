import { choice } from './fields/index.ts';
import { parameter } from './parameter.ts';
import { TIME_ZONES } from './time-zones.ts';

/** The database keeps a copy beside the company's name, which every transaction is opened with (ADR 0092). */
export const TIME_ZONE = parameter(
  'system.timeZone',
  choice('公司时区', 'Time zone of the company', TIME_ZONES, {
    required: true,
    default: 'Asia/Shanghai',
    help: [
      '时间按该时区显示和判断；工厂可以有自己的时区，其日期按工厂时区计算',
      'Times are shown and judged in it; a plant may have a zone of its own, by which its dates are told',
    ],
  }),
  { shared: true },
);
