import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

@Entity('chat_images')
@Check('chat_images_bytes_check', 'bytes > 0')
@Check('chat_images_file_name_check', 'length(file_name) <= 100')
@Check('chat_images_media_type_check', `media_type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp')`)
@Index('chat_images_of_companion', ['owner_id', 'companion_id'])
export class ChatImageEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  companion_id!: string

  @Column('text')
  file_name!: string

  @Column('text')
  media_type!: string

  @Column('integer')
  bytes!: number

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'chat_images_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'chat_images_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}
