import type { RemoteName } from '@confida/remote-kit'
import { Component, type ReactNode } from 'react'
import { RemoteFailure } from './remote-failure.ts'
import { RemoteUnavailable } from './remote-unavailable.tsx'

interface RemoteBoundaryProps {
  remote: RemoteName
  title?: string
  onRetry: () => void
  children: ReactNode
}

interface RemoteBoundaryState {
  error: unknown
}

/** Contains errors that a remote's screen throws while rendering. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { error: undefined }

  static getDerivedStateFromError = (error: unknown): RemoteBoundaryState => ({ error: error ?? 'thrown' })

  private readonly retry = () => {
    this.setState({ error: undefined })
    this.props.onRetry()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const failure = new RemoteFailure(this.props.remote, 'render', undefined, error)
    return <RemoteUnavailable failure={failure} title={this.props.title} onRetry={this.retry} />
  }
}
