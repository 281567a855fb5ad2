import { downloads, type Form } from '@/content/mcp-catalog'
import { ButtonLink } from '@/ui/button'

type Props = { form: Form; className?: string }

/** Downloads the catalog connector from the site's own address. */
export function DownloadLink({ form, className }: Props) {
  const { href, file, label } = downloads[form]
  return (
    <ButtonLink to={href} reloadDocument download={file} className={className}>
      {label}
    </ButtonLink>
  )
}
