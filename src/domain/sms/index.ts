export { checkMapping, type MappingProblem, type VariableMapping } from './checkMapping.ts'
export { countSegments, type SegmentCount } from './countSegments.ts'
export { duplicateVariables } from './duplicateVariables.ts'
export { fitToLimit } from './fitToLimit.ts'
export { groupSenders, type SenderGroup, type SenderGroupId } from './groupSenders.ts'
export { gsmReplacements, type GsmReplacement } from './gsmReplacements.ts'
export { isWithinLimit } from './isWithinLimit.ts'
export { GSM_LIMIT_UNITS, TEXT_LIMIT, UCS2_LIMIT_UNITS, limitFor } from './limitFor.ts'
export { nonGsmCharacters, type NonGsmCharacter } from './nonGsmCharacters.ts'
export { placeholders, type Placeholder } from './placeholders.ts'
export {
  linkTarget,
  MOST_SHORT_LINKS,
  previewShortLinks,
  SHORT_LINK_SAMPLE,
  shortenLinks,
  templateLinks,
} from './previewShortLinks.ts'
export { renderTemplate } from './renderTemplate.ts'
export { replyKeyword, type RegisteredKeywords, type ReplyKeyword } from './replyKeyword.ts'
export { replaceNonGsm } from './replaceNonGsm.ts'
export {
  pairingStatus,
  senderHurdle,
  templateHurdle,
  type SenderRegistration,
  type TemplateHurdle,
} from './senderHurdle.ts'
export { hasLink, hasPhoneNumber, mentionsName, tellsOptOut } from './sampleAdvice.ts'
export { segmentLabel } from './segmentLabel.ts'
export { segmentRate, type SegmentPrice } from './segmentRate.ts'
export { quoteSpot, templateProblem, VARIABLE_NAME_LIMIT, type TemplateProblem } from './templateProblem.ts'
export { sendingResults, type SendingCounts, type SendingResults } from './sendingResults.ts'
export { sentText, templateSegments, type ShortLinks } from './templateSegments.ts'
export { emptyCellChoices, valuesOfRow, type EmptyCellChoice, type RowMapping } from './valuesOfRow.ts'
export { variableNames } from './variableNames.ts'
