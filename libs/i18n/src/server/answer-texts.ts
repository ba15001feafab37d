/** The API's messages for calls that return nothing else; the key is the event. */
export interface AnswerTexts {
  logged_out: string
  session_ended: string
  sessions_ended: string
  unseal_code_sent: string
  chats_unsealed: string
  companion_removed: string
  conversation_removed: string
  reset_requested: string
  reset_code_valid: string
  password_reset: string
  password_changed: string
  image_received: string
  feedback_sent: string
  emotion_removed: string
  memory_removed: string
  memory_exclusion_removed: string
  summary_removed: string
  memories_removed: string
  /** Of a notification: anybody may read it on a locked screen. */
  push_reminder: string
  account_removed: string
  second_step_made: string
  second_factor_removed: string
  confirmation_sent: string
  admin_password_right: string
  user_deleted: string
  user_restored: string
  user_erased: string
  invitation_revoked: string
  administrator_role_changed: string
  administrator_revoked: string
  invitation_accepted: string
  announcement_posted: string
  custom_password_set: string
  tier_deleted: string
  template_deleted: string
  test_mail_posted: string
}
