import type { Agent } from '@efie/domain/account';
import { Button, VerifiedAgent } from '@efie/ui';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { paths } from '../../routing/paths';
import { useListProperty } from '../../routing/useListProperty';
import { Greeting, Hidden, Standing, Title, Top, TopActions } from './AgentDashboard.styles';

export interface DashboardHeaderProps {
  agent: Pick<Agent, 'fullName' | 'isVerified'>;
  /** The space of the badge is kept free. */
  isVerificationUnknown: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** The figures of a verified agent. */
  children: ReactNode;
}

export function DashboardHeader({ agent, isVerificationUnknown, titleRef, children }: DashboardHeaderProps) {
  const onAdd = useListProperty();
  const name = agent.fullName.trim();
  return (
    <Top>
      <Greeting>
        <Title ref={titleRef} level={1} tabIndex={-1} data-page-heading>
          {name === '' ? (
            'Hello'
          ) : (
            <bdi>
              Hello, <bdi>{name}</bdi>
            </bdi>
          )}
        </Title>
        <Standing>
          {agent.isVerified && <VerifiedAgent />}
          {isVerificationUnknown && (
            <Hidden data-for-verified>
              <VerifiedAgent />
            </Hidden>
          )}
          {children}
        </Standing>
      </Greeting>
      <TopActions>
        <Button kind="secondary" icon={Pencil} href={paths.editProfile}>
          Edit Profile
        </Button>
        <Button icon={Plus} onClick={onAdd}>
          Add Listing
        </Button>
      </TopActions>
    </Top>
  );
}
