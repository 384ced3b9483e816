import { compareDecimal, type Decimal, decimal, flag, type Text } from '@takt/model';

const WARMER: Text = ['最高温度不能低于最低温度', 'The highest temperature cannot be below the lowest'];

/** What a place must bear, hold and keep a part at: putaway asks for it. */
export const storage = {
  netWeight: decimal('净重（kg）', 'Net weight (kg)', { min: 0 }),
  volume: decimal('体积（dm³）', 'Volume (dm³)', {
    min: 0,
    help: ['一个计量单位所占；有包装方案时按包装尺寸计算', 'Of one unit; with a package schema the size of the package counts'],
  }),
  hazardous: flag('危险品', 'Hazardous', {
    help: ['只上架到可存危险品的库区', 'Put away only into areas for hazardous goods'],
  }),
  temperatureFrom: decimal('储存最低温度（℃）', 'Lowest storage temperature (°C)', { min: -60, max: 60, scale: 1 }),
  temperatureTo: decimal('储存最高温度（℃）', 'Highest storage temperature (°C)', { min: -60, max: 60, scale: 1 }),
};

interface TemperatureRange {
  readonly temperatureFrom: Decimal | null;
  readonly temperatureTo: Decimal | null;
}
export const storageRule = {
  field: 'temperatureTo' as const,
  must: ({ temperatureFrom, temperatureTo }: TemperatureRange): boolean =>
    !temperatureFrom || !temperatureTo || compareDecimal(temperatureTo, temperatureFrom) >= 0,
  else: WARMER,
};
