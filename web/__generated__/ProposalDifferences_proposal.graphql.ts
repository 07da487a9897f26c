/**
 * @generated SignedSource<<bbacc10e388e8b902c4ef43a75e0ef90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposalDifferences_proposal$data = {
  readonly differences: ReadonlyArray<{
    readonly after: string;
    readonly before: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "ProposalDifferences_proposal";
};
export type ProposalDifferences_proposal$key = {
  readonly " $data"?: ProposalDifferences_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposalDifferences_proposal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposalDifferences_proposal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Proposal",
  "abstractKey": null
};

(node as any).hash = "28c861e7ffcc9729c7ed5475245b2421";

export default node;
