import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'base',
    group: 'qualityBase',
    label: ['质量基础', 'Quality base data'],
    screens: [
      screen('/base/universal/defect', '缺陷', 'Defect', 'master', 'quality.defect'),
      screen('/base/smes/inspectionItem', '检验项目', 'Inspection item', 'master', 'quality.inspectionItem'),
      screen('/base/smes/inspectionStandard', '检验标准', 'Inspection standard', 'line', 'quality.inspectionStandard'),
      screen('/base/smes/samplingSchema', '抽样方案', 'Sampling plan', 'line', 'quality.samplingSchema'),
      screen('/base/smes/inspectionFrequency', '检验频次', 'Inspection frequency', 'master', 'quality.inspectionFrequency'),
      screen('/base/smes/inspectionRole', '检验角色维护', 'Inspection role maintenance', 'master', 'quality.inspectionRole'),
      screen('/base/universal/inspectionTool', '检具', 'Inspection tool', 'master', 'quality.inspectionTool'),
      screen('/base/smes/exceptionCode', '异常代码', 'Exception code', 'master', 'quality.exceptionCode'),
      screen('/base/qms/departmentProject', '部门项目', 'Department project', 'master', 'quality.departmentProject'),
      screen('/base/qms/partTest', '零件试验', 'Part test (types E F N S T W)', 'master', 'quality.partTest'),
      screen('/base/qms/surveyItem', '调查项目', 'Survey item', 'master', 'quality.surveyItem'),
      screen(
        '/base/qms/instrumentFlowSetting',
        '检具流程设置',
        'Inspection tool flow setting',
        'master',
        'quality.instrumentFlowSetting',
      ),
    ],
  },
];
