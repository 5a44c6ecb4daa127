import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { fileRulesOf, filesIn, fileTypes, refusalText, type FileValue } from '../../../language/index.ts'
import { fileSize, shortFileName } from '../../../shared/fileNames.ts'
import { FileLinks, FileMark } from '../../registry/FileLinks.tsx'
import { Icon } from '../../registry/Icon.tsx'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps, UseFileSource } from '../../registry/contract.ts'
import { FieldErrorText, FieldLabel } from '../FieldChrome.tsx'
import type { Upload } from './createFieldUploads.ts'
import { usePaste } from './usePaste.ts'
import { useUploads } from './useUploads.ts'

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(1.25, 1.5),
  borderWidth: 1,
  borderStyle: 'dashed',
  borderColor: 'var(--color-control-border)',
  borderRadius: theme.shape.borderRadius,
  '&[data-over=true]': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
  '&[data-invalid=true]': { borderColor: (theme.vars ?? theme).palette.error.main },
  '& > span': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
}))

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), minHeight: 40 },
  '& .file-words': { flex: 1, minWidth: 0, ...theme.typography.body2 },
  '& .file-size': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
  '& .file-failure': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.error.main },
}))

type FilesProps = FieldWidgetProps<FileValue | FileValue[]>

/** The same field with another way to its files. */
export function filesWidget(useSource: UseFileSource): (props: FilesProps) => ReactNode {
  return function FilesOfSource(props) {
    return <FilesWidget {...props} useSource={useSource} />
  }
}

const useNothing: UseFileSource = () => ({ button: null, below: null })

/**
 * One file or several: chosen, dropped on the field, or pasted anywhere in its form. Each is uploaded at once and then
 * held as its id, so drafts and failed submissions keep it.
 */
export function FilesWidget({
  useSource = useNothing,
  ...props
}: FilesProps & {
  /** The same one at every drawing. */
  useSource?: UseFileSource
}) {
  const { id, path, label, value, property, form, disabled, required } = props
  const { t, manifest } = usePortal()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [said, setSaid] = useState('')
  const rules = fileRulesOf(property)
  if (!rules) throw new Error(`${path} takes no files`)
  const isList = property.type === 'array'
  const most = isList ? (property.maxItems ?? 1) : 1
  const files = filesIn(value)
  const words = useRefusals(props)
  const uploads = useUploads(form, {
    entity: form.entity.id,
    field: path,
    rules,
    most,
    held: () => filesIn(form.get(path)).length,
    texts: words,
    announce: setSaid,
    // Files may arrive while others are on their way.
    onStored: (file) => props.onChange(isList ? [...filesIn(form.get(path)), file] : file),
  })
  usePaste(root, disabled ? undefined : uploads.add)
  const source = useSource({
    id,
    path,
    rules,
    files,
    form,
    replaces: !isList,
    add(file) {
      if (!isList) props.onChange(undefined)
      uploads.add([file], !isList)
    },
  })

  const remove = (file: FileValue): void => {
    const left = files.filter((each) => each.id !== file.id)
    props.onChange(isList && left.length > 0 ? left : undefined)
    setSaid(t('portal:file-removed', { name: file.name }))
    document.getElementById(id)?.focus()
  }
  const accepted = rules.types.flatMap((type) => fileTypes[type].extensions.map((each) => `.${each}`))
  const hints = [`${id}-hint`, props.describedBy].filter(Boolean).join(' ')
  if (disabled)
    return (
      <>
        <FieldLabel id={id} label={label} required={required} group />
        <FileLinks files={files} />
      </>
    )
  return (
    <div ref={root} data-files>
      <FieldLabel id={id} label={label} required={required} />
      <Zone
        data-over={over}
        data-invalid={props.error !== undefined || uploads.tooMany}
        onDragOver={(event) => {
          event.preventDefault()
          event.dataTransfer.dropEffect = 'copy'
          setOver(true)
        }}
        onDragLeave={(event) => {
          const to = event.relatedTarget
          if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          uploads.add([...event.dataTransfer.files])
        }}
      >
        <Button
          id={id}
          variant="outlined"
          size="small"
          startIcon={<Icon name="add" size={18} />}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={hints}
          aria-invalid={props.error === undefined ? undefined : true}
          onClick={() => input.current?.click()}
          onBlur={props.onBlur}
        >
          {t(isList ? 'portal:file-choose-many' : 'portal:file-choose')}
        </Button>
        {source.button}
        <span id={`${id}-hint`}>
          {t(most > 1 ? 'portal:file-hint-many' : 'portal:file-hint', {
            types: rules.types.map((type) => type.toUpperCase()).join(', '),
            megabytes: rules.maxMegabytes,
            count: most,
          })}
        </span>
        <input
          ref={input}
          type="file"
          accept={accepted.join(',')}
          multiple={isList}
          hidden
          data-testid={`${id}-file`}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            // Choosing the same file again must count as a choice.
            event.target.value = ''
          }}
        />
      </Zone>
      {files.length + uploads.list.length > 0 && (
        <List aria-label={label}>
          {files.map((file) => (
            <li key={file.id}>
              <FileMark file={file} />
              <span className="file-words" title={file.name}>
                {shortFileName(file.name)}{' '}
                <span className="file-size">{fileSize(file.bytes, manifest.locale)}</span>
              </span>
              <RemoveButton name={file.name} onClick={() => remove(file)} />
            </li>
          ))}
          {uploads.list.map((upload) => (
            <UploadLine key={upload.key} upload={upload} onRetry={uploads.retry} onRemove={uploads.remove} />
          ))}
        </List>
      )}
      {source.below}
      {uploads.tooMany && <FieldErrorText>{words.tooMany}</FieldErrorText>}
      <output className="visually-hidden">{said}</output>
    </div>
  )
}

interface UploadLineProps {
  upload: Upload
  onRetry: (upload: Upload) => void
  onRemove: (upload: Upload) => void
}

function UploadLine({ upload, onRetry, onRemove }: UploadLineProps) {
  const { t } = usePortal()
  const { file, share, failure, canRetry } = upload
  return (
    <li>
      <span className="file-mark" data-failed={failure !== undefined} aria-hidden="true">
        <Icon name={failure === undefined ? 'up' : 'error'} size={18} />
      </span>
      <span className="file-words" title={file.name}>
        {shortFileName(file.name)}
        {failure === undefined ? (
          <LinearProgress
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
            aria-label={t('portal:file-uploading', { name: file.name })}
            sx={{ mt: 0.5, borderRadius: 1 }}
          />
        ) : (
          <span className="file-failure" style={{ display: 'block' }}>
            {failure}
          </span>
        )}
      </span>
      {canRetry && (
        <Button size="small" onClick={() => onRetry(upload)}>
          {t('portal:try-again')}
        </Button>
      )}
      <RemoveButton name={file.name} cancels={failure === undefined} onClick={() => onRemove(upload)} />
    </li>
  )
}

function RemoveButton({
  name,
  cancels = false,
  onClick,
}: {
  name: string
  cancels?: boolean
  onClick: () => void
}) {
  const { t } = usePortal()
  const title = t(cancels ? 'portal:file-cancel' : 'portal:file-remove', { name })
  return (
    <IconButton size="small" aria-label={title} title={title} onClick={onClick}>
      <Icon name="close" size={18} />
    </IconButton>
  )
}

/** What is said of a refused file, and of one too many: the definition's own texts, or standard ones. */
function useRefusals({ path, property, form }: FieldWidgetProps): { refused: string; tooMany: string } {
  const { t } = usePortal()
  const { entity } = form
  return useMemo(() => {
    const text = (keyword: string): string => {
      const own = property.errors[keyword] ?? property.items?.errors[keyword] ?? null
      const { key, params } = refusalText(entity, { path, keyword, text: own })
      return t(key, params)
    }
    return {
      refused: text('file'),
      tooMany: property.maxItems === undefined ? t('portal:file-one') : text('maxItems'),
    }
  }, [entity, path, property, t])
}
