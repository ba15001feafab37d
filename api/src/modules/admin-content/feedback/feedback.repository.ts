import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { FeedbackEntity } from './feedback.entity.ts'

export type NewFeedback = Pick<FeedbackEntity, 'user_id' | 'user_name' | 'user_email' | 'rating' | 'message'>

@Injectable()
export class FeedbackRepository {
  private readonly dataSource: DataSource

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource
  }

  async insert(feedback: NewFeedback): Promise<void> {
    await this.dataSource.manager.insert(FeedbackEntity, feedback)
  }
}
