/**
 * @generated SignedSource<<d298b44afb8ad010241e73402a60d05d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Conditions_cater$data = {
  readonly changeTerms: {
    readonly cancelSteps: ReadonlyArray<{
      readonly __typename: "CancelStep";
    }>;
    readonly cancelText: string;
    readonly changeLimit: {
      readonly __typename: "ChangeLimit";
    } | null | undefined;
    readonly ownChangesText: string;
    readonly workingDaysText: string;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "Conditions_cater";
};
export type Conditions_cater$key = {
  readonly " $data"?: Conditions_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conditions_cater">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conditions_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangeTerms",
      "kind": "LinkedField",
      "name": "changeTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownChangesText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workingDaysText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CancelStep",
          "kind": "LinkedField",
          "name": "cancelSteps",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangeLimit",
          "kind": "LinkedField",
          "name": "changeLimit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "6a527d38ec69379b343a945d047194e2";

export default node;
