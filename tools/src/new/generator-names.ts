import { names } from '@nx/devkit'

/** The forms that one name in kebab-case takes. */
export interface NameForms {
  /** `gift-card` */
  fileName: string
  /** `GiftCard` */
  className: string
  /** `giftCard` */
  propertyName: string
  /** `GIFT_CARD` */
  constantName: string
  /** `gift_card` */
  columnName: string
  /** `gift card` */
  words: string
  /** `Gift card` */
  title: string
}

export function formsOf(name: string): NameForms {
  const { fileName, className, propertyName, constantName } = names(name)
  const words = fileName.replaceAll('-', ' ')
  return {
    fileName,
    className,
    propertyName,
    constantName,
    columnName: constantName.toLowerCase(),
    words,
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}

/** The namespace of a project's texts: `mfe-admin-users` has `adminUsers`. */
export const namespaceOf = (project: string) => formsOf(project.replace('mfe-', '')).propertyName
