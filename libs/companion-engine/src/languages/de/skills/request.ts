import { requestPattern } from '../../request-pattern.ts'

export const request = requestPattern(
  'hey|hallo|ok|okay|also|und|aber|sag|sag mal|sag mir|bitte|weisst du|kannst du|konntest du|kannst du mir sagen|konntest du mir sagen|mir sagen|eine frage|ubrigens',
  'bitte|danke|jetzt|gerade|heute|genau|eigentlich|denn|nochmal|ungefahr|mal',
)
