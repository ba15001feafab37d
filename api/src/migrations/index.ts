import { CreateCore1763700000000 } from './1763700000000-create-core.ts'
import { CompleteFirstModules1763700100000 } from './1763700100000-complete-first-modules.ts'
import { CreateAccountServices1763700200000 } from './1763700200000-create-account-services.ts'
import { CreateAdministration1763700300000 } from './1763700300000-create-administration.ts'
import { CountFeedbacks1763700400000 } from './1763700400000-count-feedbacks.ts'
import { IndexUsersOnStandby1763700500000 } from './1763700500000-index-users-on-standby.ts'
import { CreateCheckout1763700600000 } from './1763700600000-create-checkout.ts'
import { CreateEmailTemplates1763700700000 } from './1763700700000-create-email-templates.ts'
import { CreateEmotions1763701000000 } from './1763701000000-create-emotions.ts'
import { CreateCareEvents1763701100000 } from './1763701100000-create-care-events.ts'
import { CountPremiumDaysDown1763705000000 } from './1763705000000-count-premium-days-down.ts'
import { KeepGreetingsAndCare1763705100000 } from './1763705100000-keep-greetings-and-care.ts'
import { CountListsByDay1763706500000 } from './1763706500000-count-lists-by-day.ts'
import { TakePaymentsBack1763706600000 } from './1763706600000-take-payments-back.ts'
import { KeepAGivenPremiumEnd1763708800000 } from './1763708800000-keep-a-given-premium-end.ts'
import { IndexOutboxSearch1763709900000 } from './1763709900000-index-outbox-search.ts'
import { CountPeopleOfDays1763710100000 } from './1763710100000-count-people-of-days.ts'
import { FoldUserSearch1763720000000 } from './1763720000000-fold-user-search.ts'
import { FreeReplyLeases1763720100000 } from './1763720100000-free-reply-leases.ts'

/** In the order of their time stamps; append only. */
export const migrations = [
  CreateCore1763700000000,
  CompleteFirstModules1763700100000,
  CreateAccountServices1763700200000,
  CreateAdministration1763700300000,
  CountFeedbacks1763700400000,
  IndexUsersOnStandby1763700500000,
  CreateCheckout1763700600000,
  CreateEmailTemplates1763700700000,
  CreateEmotions1763701000000,
  CreateCareEvents1763701100000,
  CountPremiumDaysDown1763705000000,
  KeepGreetingsAndCare1763705100000,
  CountListsByDay1763706500000,
  TakePaymentsBack1763706600000,
  KeepAGivenPremiumEnd1763708800000,
  IndexOutboxSearch1763709900000,
  CountPeopleOfDays1763710100000,
  FoldUserSearch1763720000000,
  FreeReplyLeases1763720100000,
]
