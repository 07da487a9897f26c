/**
 * @generated SignedSource<<6ddc2a947ce87a016eaa5c8a3f48a8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsersRoute_cater$data = {
  readonly users: ReadonlyArray<{
    readonly verified: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"UserTable_users">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InviteUserButton_cater" | "UserTable_cater" | "settingsParents_cater">;
  readonly " $fragmentType": "UsersRoute_cater";
};
export type UsersRoute_cater$key = {
  readonly " $data"?: UsersRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsersRoute_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsersRoute_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "verified",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserTable_users"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "settingsParents_cater",
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
          "name": "number",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteUserButton_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserTable_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "77083652fa80b7e082e9250a165be22b";

export default node;
