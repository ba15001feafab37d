import type { AnswerTexts } from '../../server/answer-texts.ts'

export const answers: AnswerTexts = {
  logged_out: 'You are logged out.',
  companion_removed: 'Partner deleted.',
  conversation_removed: 'Conversation deleted.',
  reset_requested: 'If the address is registered, you will receive a code by email.',
  reset_code_valid: 'Code verified.',
  password_reset: 'Password updated. You can log in now.',
  password_changed: 'Password updated.',
  image_received: 'Image received.',
  feedback_sent: 'Thank you for your feedback!',
  memory_removed: 'Memory deleted.',
  memories_removed: 'All memories have been deleted.',
  account_removed: 'Your account and all your data have been deleted.',
  admin_password_right: 'Password correct.',
  user_deleted: 'User deleted successfully!',
  user_restored: 'User restored successfully!',
  custom_password_set: 'Custom password set.',
  tier_deleted: 'Plan deleted.',
  template_deleted: 'Template deleted.',
  test_mail_posted: 'The test email is on its way.',
}
